import { useWorkspaces } from '#web/api/workspace.ts'
import { CreditStep, useFewDays } from '#web/features/brand-campaigns/credit-step.tsx'
import { Checklist } from '#web/features/brand-registration/checklist.tsx'
import { OwnReview } from '#web/features/review/own-review.tsx'
import { Overview } from '#web/features/workspace/overview/overview.tsx'
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Link } from '#web/ui/page/link.tsx'

/** Spec §2, brand dashboard: the overview. */
export function Page() {
  const { t } = useTranslation()
  const { current, refresh } = useWorkspaces()
  const fewDays = useFewDays(current?.rights.includes('campaigns') ?? false)
  return (
    <WorkspaceFrame section="overview" title={t('workspace.overview')}>
      {current && current.status !== 'approved' && (
        <OwnReview canSubmit={current.rights.includes('company')} onChanged={refresh} />
      )}
      <Overview
        actions={
          <>
            {current?.rights.includes('products') && <ProductActions />}
            {current?.rights.includes('insights') && (
              <Link href={PATHS.insights} className={buttonLook('outline', 's')}>
                {t('workspace.seeInsights')}
              </Link>
            )}
          </>
        }
        checklist={<Checklist />}
        urgent={fewDays !== null && <CreditStep days={fewDays} />}
      />
    </WorkspaceFrame>
  )
}

function ProductActions() {
  const { t } = useTranslation()
  return (
    <>
      <Link href={PATHS.addProduct} className={buttonLook('outline', 's')}>
        {t('workspace.addProduct')}
      </Link>
      <Link href={PATHS.ownProducts} className={buttonLook('outline', 's')}>
        {t('workspace.manageProducts')}
      </Link>
      <Link href={PATHS.importProducts} className={buttonLook('outline', 's')}>
        {t('workspace.importProducts')}
      </Link>
    </>
  )
}
