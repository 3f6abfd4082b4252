import type { Translated } from '../catalogue.ts'

/** English texts of "download my data". */
export const copy: Translated<'copy'> = {
  title: 'Your data',
  text: 'Download everything we have stored about you: as a page to read and print, and as JSON for other programs.',
  order: 'Download my data',
  confirmTitle: 'Confirm that it is you',
  confirmText: 'You logged in a while ago. The file holds everything about you, so we ask for your password.',
  password: 'Your password',
  confirm: 'Confirm',
  signInAgain: 'You logged in a while ago. Log out, log in again, then download your data.',
  ready: 'Your data is ready. Each link works once, until {moment}.',
  html: 'Page to read (HTML)',
  json: 'For programs (JSON)',
  used: '{file}: downloaded',
  orderAgain: 'Request again',
  failed: 'Your data could not be prepared.',
}
