import { isNativeShell } from '#web/device/platform.ts'
import { loadWords } from '#web/i18n/language.ts'
import { lazyPart, useLazyPart } from '#web/ui/lazy-part.ts'

const reminderCard = lazyPart(async () => {
  const [{ ReminderCard }] = await Promise.all([
    import('#web/features/reminder/reminder-card.tsx'),
    loadWords('reminder'),
  ])
  return ReminderCard
})

/** The card of the daily reminder, in the native shell only: browsers fetch none of its code. */
export const NativeReminder = () => isNativeShell() && <LazyReminder />

function LazyReminder() {
  const Card = useLazyPart(reminderCard, true)
  return Card && <Card />
}
