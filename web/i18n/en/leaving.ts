import type { Translated } from '../catalogue.ts'

/** English words of the page on deleting an account. */
export const leaving: Translated<'leaving'> = {
  title: 'Delete account',
  intro:
    'You can delete your account yourself at any time, in a browser and without the app. It happens at once and cannot be undone.',
  brandFirst: 'If you own a brand, hand it over or close it in its settings first.',
  goneTitle: 'What is deleted',
  goneText:
    'Your account including name, email address and password, all sessions, your swipes and what we learned from them, your history, saved products and your lists, saved searches, brands you follow or have hidden, your wishes, sizes, filters, drop notifications and the price alert. At once, on all devices.',
  staysTitle: 'What stays, and why',
  staysLetters: 'Messages and reports you wrote to us: 24 months, because we must answer them and be able to prove it.',
  staysConsent: 'The proof that you agreed to mails: 3 years after you withdrew, without a readable address (UWG § 7).',
  staysClicks: 'How often people went to the shop of a brand: as a number without you.',
  staysLog: 'Security log: at most 90 days, holding a checksum instead of your name.',
  staysBackups: 'Backups: at most 30 days, then they are overwritten.',
  howTitle: 'How it works',
  howSignedOut: 'Log in. You will come back to this page and delete your account with one click and one confirmation.',
  signIn: 'Log in and delete',
  forgot: 'Forgot your password? On the login page you get a code by email and set a new one.',
  cannotSignIn:
    'You cannot get in at all any more? Write to us through the {link}, from the address of your account. We delete it within a month at the latest.',
  before: 'Before that you can {link}.',
  beforeLink: 'download your data',
}
