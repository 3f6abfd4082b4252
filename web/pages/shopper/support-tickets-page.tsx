import { placeOf, useSupportAddress } from '#web/features/support/support-place.ts'
import { SupportView } from '#web/features/support/support-view.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { BackButton } from '#web/ui/buttons/back-button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Link } from '#web/ui/page/link.tsx'
import { PageFrame } from '#web/ui/page/page-frame.tsx'

const PLACE = placeOf(null)

/** Product 13: help and the own tickets of everybody who is signed in. */
export function Page() {
  const { t } = useTranslation()
  const { view, ticket } = useSupportAddress()
  const contact = view !== 'new' && ticket === null && (
    <Link href={PLACE.address({ view: 'new' })} className={buttonLook('solid', 's')}>
      {t('support.contact')}
    </Link>
  )
  return (
    <PageFrame title={t('support.title')} before={<BackButton fallback={PATHS.profile} />} after={contact}>
      <SupportView place={PLACE} plan={null} first="tickets" />
    </PageFrame>
  )
}
