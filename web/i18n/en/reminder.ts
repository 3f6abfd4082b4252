import type { Translated } from '../catalogue.ts'

/** English words of the daily reminder. */
export const reminder: Translated<'reminder'> = {
  title: 'Reminder',
  label: 'Remind me every day',
  hint: 'Every day at 10:00 by the clock of your device.',
  text: 'New products are waiting for you!',
  deniedTitle: 'Permission denied',
  deniedText: 'Allow notifications for this app in the settings of your device.',
  failed: 'The reminder could not be changed.',
}
