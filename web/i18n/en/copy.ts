import type { Translated } from '../catalogue.ts'

/** English words of "download my data". */
export const copy: Translated<'copy'> = {
  title: 'Your data',
  text: 'Download everything we have stored about you: as a page to read and print, and as JSON for other programs.',
  order: 'Download my data',
  confirmTitle: 'Confirm that it is you',
  confirmText: 'Your sign-in is older. The file holds everything about you, so we ask for your password.',
  password: 'Your password',
  confirm: 'Confirm',
  signInAgain: 'Your sign-in is older. Log out, sign in again, then download your data.',
  ready: 'Your data are ready. Each link works once, until {moment}.',
  html: 'Page to read (HTML)',
  json: 'For programs (JSON)',
  used: '{file}: downloaded',
  orderAgain: 'Request again',
  failed: 'Your data could not be prepared.',
}
