/** Something the control plane cannot do as asked; the message says why. */
export class ControlError extends Error {
  override readonly name = "ControlError";
  /** The status its route answers. */
  readonly status: 404 | 422;

  constructor(status: 404 | 422, message: string) {
    super(message);
    this.status = status;
  }
}
