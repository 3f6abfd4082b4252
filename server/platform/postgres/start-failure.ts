/** A reason not to start that a person can remove: told as a sentence, without a stack. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}
