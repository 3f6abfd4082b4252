import { LocalNotifications } from '@capacitor/local-notifications'

/** Spec §9: id 1, at 10:00, daily. */
const REMINDER_ID = 1
const REMINDER_HOUR = 10

export interface ReminderWords {
  readonly title: string
  readonly text: string
}

/**
 * The text of the scheduled reminder; null without one, or when the permission was revoked in the system's settings.
 * Selected by state: Android's "pending" list also contains a cancelled one while its last message is in the notification
 * drawer.
 */
export async function waitingReminder(): Promise<string | null> {
  const [{ display }, { notifications }] = await Promise.all([
    LocalNotifications.checkPermissions(),
    LocalNotifications.getAll({ state: 'SCHEDULED' }),
  ])
  const waiting = notifications.find(({ id }) => id === REMINDER_ID)
  return display === 'granted' && waiting ? waiting.body : null
}

/** Asks for permission if necessary, and schedules the daily reminder (Spec §4). */
export async function turnReminderOn({ title, text }: ReminderWords): Promise<'scheduled' | 'denied'> {
  if (!(await mayNotify())) return 'denied'
  await LocalNotifications.schedule({
    notifications: [
      {
        id: REMINDER_ID,
        title,
        body: text,
        // By the wall clock: a date with `repeats` would come again after the time between now and that date.
        schedule: { on: { hour: REMINDER_HOUR, minute: 0 }, allowWhileIdle: true },
        isExactNotification: false,
      },
    ],
  })
  return 'scheduled'
}

export async function turnReminderOff(): Promise<void> {
  await LocalNotifications.cancel({ notifications: [{ id: REMINDER_ID }] })
}

/** Called when the reminder is tapped. */
export async function onReminderTapped(listener: () => void): Promise<void> {
  await LocalNotifications.addListener('localNotificationActionPerformed', ({ notification }) => {
    if (notification.id === REMINDER_ID) listener()
  })
}

async function mayNotify(): Promise<boolean> {
  const { display } = await LocalNotifications.checkPermissions()
  if (display === 'granted' || display === 'denied') return display === 'granted'
  return (await LocalNotifications.requestPermissions()).display === 'granted'
}
