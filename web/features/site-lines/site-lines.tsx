import { useSession } from '#web/api/session.ts'
import { TopLines } from '#web/ui/feedback/top-lines.tsx'
import { AnnouncedLine } from './announced-line.tsx'
import { RefusedAddressLine } from './refused-address-line.tsx'

/** The lines above every screen. */
export function SiteLines() {
  const user = useSession()
  return (
    <TopLines>
      <AnnouncedLine />
      {user?.emailRefused && <RefusedAddressLine key={user.email} />}
    </TopLines>
  )
}
