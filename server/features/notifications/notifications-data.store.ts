import { sql } from 'drizzle-orm'
import { inOneBatch, momentText, type PersonalData } from '#server/platform/data/personal-data.ts'

const received: PersonalData = {
  name: 'notifications',
  title: { de: 'Benachrichtigungen', en: 'Notifications' },
  purpose: { de: 'Damit du siehst, was passiert ist.', en: 'So that you see what happened.' },
  fields: {
    kind: { de: 'Art', en: 'Kind' },
    brandId: { de: 'Nummer der Marke', en: 'Brand number' },
    data: { de: 'Worum es geht', en: 'What it is about' },
    createdAt: { de: 'Am', en: 'At' },
    readAt: { de: 'Gelesen', en: 'Read' },
  },
  exports: { notifications: ['kind', 'brand_id', 'data', 'created_at', 'read_at'] },
  rows: inOneBatch(
    ({
      userId,
    }) => sql`select kind, brand_id as "brandId", data::text as data, ${momentText(sql`created_at`)} as "createdAt",
          ${momentText(sql`read_at`)} as "readAt"
        from notifications n where user_id = ${userId} order by n.created_at, n.id`,
  ),
}

const preferences: PersonalData = {
  name: 'notificationPreferences',
  title: { de: 'Wie du benachrichtigt wirst', en: 'How you are notified' },
  purpose: { de: 'Damit du nur bekommst, was du willst.', en: 'So that you only get what you want.' },
  fields: {
    kind: { de: 'Art', en: 'Kind' },
    channel: { de: 'Weg', en: 'Channel' },
    isOn: { de: 'An', en: 'On' },
  },
  exports: { notification_preferences: ['kind', 'channel', 'is_on'] },
  rows: inOneBatch(
    ({ userId }) => sql`select kind, channel, is_on as "isOn" from notification_preferences
        where user_id = ${userId} order by kind, channel`,
  ),
}

/** Stored data of a user about notifications. */
export const notificationsData: readonly PersonalData[] = [received, preferences]
