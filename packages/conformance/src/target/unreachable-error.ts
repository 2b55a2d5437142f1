/** Nothing at the target answers like the API, so there is nothing to judge. Exit code 3. */
export class UnreachableError extends Error {
  override readonly name = "UnreachableError";
}
