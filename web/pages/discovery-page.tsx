import { useLocation } from 'wouter'
import { useSession } from '#web/api/session.ts'
import { DiscoveryView } from '#web/features/discovery/discovery-view.tsx'
import { SignedOut } from '#web/features/discovery/screen/scenes.tsx'
import { PATHS } from '#web/paths.ts'

/** The deck. */
export function DiscoveryPage() {
  const user = useSession()
  const [path] = useLocation()
  const isCovered = path !== PATHS.home && path !== PATHS.discovery
  if (user) return <DiscoveryView key={user.id} user={user} isCovered={isCovered} />
  return (
    <main id="content" className="discovery flex">
      <SignedOut />
    </main>
  )
}
