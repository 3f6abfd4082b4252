import { lazy, Suspense } from 'react'
import { useSession } from '#web/api/session.ts'
import { useSiteState } from '#web/api/site-state.ts'
import { loadWords } from '#web/i18n/language.ts'

const View = lazy(async () => {
  const [{ SiteLines }] = await Promise.all([import('./site-lines.tsx'), loadWords('lines')])
  return { default: SiteLines }
})

/** Their code is loaded only where there is something to say. */
export function LazySiteLines() {
  const hasRefusedAddress = useSession()?.emailRefused ?? false
  const isAnnounced = Boolean(useSiteState()?.line)
  const isNeeded = hasRefusedAddress || isAnnounced
  return isNeeded ? (
    <Suspense fallback={null}>
      <View />
    </Suspense>
  ) : null
}
