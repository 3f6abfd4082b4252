import type { Translated } from '../catalogue.ts'

/** English words of the lines above every screen. */
export const lines: Translated<'lines'> = {
  refused: 'Your email address does not accept mails. Please change it; otherwise we cannot reach you.',
  changeAddress: 'Change address',
}
