import { useSession } from '#web/api/session.ts'
import { useWorkspaces } from '#web/api/workspace.ts'
import { PricingView } from '#web/features/plans/pricing-view.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { BackButton } from '#web/ui/buttons/back-button.tsx'
import { PageFrame } from '#web/ui/page/page-frame.tsx'

/** Spec §2, Product 9: plans and their prices, for members and shoppers. */
export function Page() {
  const { t } = useTranslation()
  const isBrand = useSession()?.userType === 'brand'
  const { current } = useWorkspaces()
  return (
    <PageFrame
      title={t('plans.title')}
      className="max-w-6xl!"
      before={<BackButton fallback={isBrand ? PATHS.dashboard : PATHS.profile} />}
    >
      <PricingView key={current?.id} isMember={current !== undefined} />
    </PageFrame>
  )
}
