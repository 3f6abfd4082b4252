/** A reason not to start that the operator can remove: shown as a sentence, without a stack trace. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}
