import { isNativeShell } from '#web/device/platform.ts'
import { learn } from '#web/i18n/language.ts'
import { laterPart, useLaterPart } from '#web/ui/later-part.ts'

const reminderCard = laterPart(async () => {
  const [{ ReminderCard }] = await Promise.all([import('#web/features/reminder/reminder-card.tsx'), learn('reminder')])
  return ReminderCard
})

/** The card of the daily reminder, in the native shell only: browsers fetch none of its code. */
export const NativeReminder = () => isNativeShell() && <LaterReminder />

function LaterReminder() {
  const Card = useLaterPart(reminderCard, true)
  return Card && <Card />
}
