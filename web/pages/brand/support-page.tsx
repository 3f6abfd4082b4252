import { useSubscription } from '#web/api/subscription.ts'
import { useWorkspaces } from '#web/api/workspace.ts'
import { placeOf, useSupportAddress } from '#web/features/support/support-place.ts'
import { SupportView } from '#web/features/support/support-view.tsx'
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Link } from '#web/ui/page/link.tsx'

/** Product 2, 13: "Hilfe" and "Support kontaktieren" of the workspace. */
export function Page() {
  const { t } = useTranslation()
  const { view, ticket } = useSupportAddress()
  const { current } = useWorkspaces()
  const place = placeOf(current?.id ?? null)
  const contact = view !== 'new' && ticket === null && current && (
    <Link href={place.address({ view: 'new' })} className={buttonLook('solid')}>
      {t('support.contact')}
    </Link>
  )
  return (
    <WorkspaceFrame section="support" title={t('workspace.support')} action={contact}>
      <BrandSupport />
    </WorkspaceFrame>
  )
}

function BrandSupport() {
  const { current } = useWorkspaces()
  const { subscription } = useSubscription()
  return current && <SupportView place={placeOf(current.id)} plan={subscription?.plan ?? null} first="help" />
}
