import { Suspense } from 'react'
import { isNativeShell } from '#web/device/platform.ts'
import { lazyPage, PageView } from '#web/lazy-page.tsx'

const card = lazyPage(['reminder'], async () => (await import('#web/features/reminder/reminder-card.tsx')).ReminderCard)

/** The reminder's card where there is a shell that can remind; browsers load nothing of it. */
export function NativeReminder() {
  if (!isNativeShell()) return null
  return (
    <Suspense fallback={null}>
      <PageView page={card} />
    </Suspense>
  )
}
