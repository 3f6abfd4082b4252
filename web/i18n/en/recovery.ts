import type { Translated } from '../catalogue.ts'

/** English words of restoring access for the owner of a brand. */
export const recovery: Translated<'recovery'> = {
  start: 'Restore access',
  startText:
    'For owners who lost mailbox and password. The old and the new address and all owners of the brand are told and can stop it for 72 hours. Then the address changes, once the new one is confirmed.',
  email: 'New email address',
  emailMissing: 'Enter the new address.',
  checks: 'What was checked',
  checksFew: 'Check at least {count} proofs.',
  'check-register': 'Extract of a register or trade licence matches the imprint',
  'check-identity': 'Identity card of the person named there',
  'check-domain': 'Entry on the domain that belongs to the brand',
  'check-call': 'Call back at the number in the imprint',
  'check-invoice': 'Details of invoices that owners alone know',
  'check-letter': 'Code from a letter to the address in the imprint',
  reasonHint: 'Kept in the log. Identity cards and documents do not belong here.',
  started: 'Everybody is told',
  title: 'Access is being restored',
  to: 'New address',
  since: 'Begun',
  by: 'By',
  due: 'At the earliest',
  confirmed: 'Address confirmed',
  'confirmed-yes': 'Yes',
  'confirmed-no': 'Not yet',
  reason: 'Reason',
  withdraw: 'Take it back',
  withdrawText: 'The account stays as it is. Everybody who was told is told of this.',
  withdrawn: 'Taken back',
  cardOwn: 'Someone asks for access to your account',
  cardOther: 'Someone asks for access to the account “{name}”',
  cardText:
    'Our team has checked proofs. From {when} at the earliest the account has the address {email}, and the password no longer works. If this is wrong, stop it here.',
  stop: 'Stop it',
  stopped: 'Stopped. The account stays as it is.',
  failed: 'That did not work.',
  stopTitle: 'Stop access',
  stopText:
    'Someone has shown that they need access to this account. If this is wrong, stop it with one click: address and password stay as they are. You need not log in.',
  stoppedTitle: 'Stopped',
  stoppedText:
    'The account stays as it is, and everybody concerned gets a mail. Write to us if anything about it looks suspicious to you.',
  confirmTitle: 'Confirm the new address',
  confirmText:
    'With this you confirm that mails to this address reach you. 72 hours after the check at the earliest the account moves here, and you get a code for a new password.',
  confirm: 'Confirm the address',
  confirmedTitle: 'Your address is confirmed',
  confirmedText:
    'Once the 72 hours are over, we send you a code for a new password. Until then everything stays as it is.',
  doneTitle: 'Your access is restored',
  doneText: 'The account belongs to this address now. We have sent you a code: set a new password with it.',
  newPassword: 'Set a new password',
  overTitle: 'This link is no longer valid',
  overText: 'It was used already, the restoring has ended, or it is incomplete. Write to us if you have questions.',
  contact: 'Contact',
}
