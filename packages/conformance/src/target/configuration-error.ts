/** The run cannot start as asked; its message tells the user what to change. Exit code 2. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}
