import { Bookmark, Heart } from 'lucide-react'
import { PATHS } from '#web/paths.ts'
import { BackButton } from '#web/ui/buttons/back-button.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { ShareButton } from '#web/ui/buttons/share-button.tsx'
import { DeskLink } from '#web/ui/desk/desk-link.tsx'
import { ViewLinks } from '#web/ui/desk/view-links.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { QrCode } from '#web/ui/marks/qr-code.tsx'
import { UnreadCount } from '#web/ui/marks/unread-count.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Link } from '#web/ui/page/link.tsx'

/** Buttons, chips and marks. */
export function Buttons() {
  return (
    <Card title="Buttons, badges">
      <div className="flex flex-wrap items-center gap-3">
        <Button>Solid</Button>
        <Button tone="volt">Volt</Button>
        <Button tone="outline">Outline</Button>
        <Button tone="ghost">Ghost</Button>
        <Button tone="danger">Danger</Button>
        <Button busy>Busy</Button>
        <Button disabled>Disabled</Button>
        <IconButton label="Save" icon={<Bookmark aria-hidden />} tone="surface" size={56} />
        <IconButton label="Like" icon={<Heart aria-hidden />} tone="volt" size={64} />
        <BackButton fallback={PATHS.components} />
        <ShareButton label="Share" title="Share" path={location.pathname} />
        <Link href={PATHS.components} className="underline">
          Link
        </Link>
        <DeskLink href={PATHS.components} label="Section" Icon={Bookmark} isCurrent isNarrow={false} />
        <ViewLinks
          label="Views"
          current="a"
          views={['a', 'b'].map((id) => ({ id, label: `View ${id}`, href: PATHS.components }))}
        />
        <Badge>Drop 12.12.</Badge>
        <Badge tone="signal">Sale −30 %</Badge>
        <Badge tone="volt">Neu</Badge>
        <Badge tone="ink">Anzeige</Badge>
        <UnreadCount count={12} />
        <QrCode text="https://example.org" label="QR code" className="size-24" />
        <Moment at={new Date().toISOString()} className="text-14 text-muted" />
      </div>
    </Card>
  )
}
