import { ArrowLeft, Store } from 'lucide-react'
import { useWorkspaces, WorkspaceContext } from '#web/api/workspace.ts'
import { CheckoutView } from '#web/features/checkout/checkout-view.tsx'
import { NotAllowed } from '#web/features/workspace/not-allowed.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { PageFrame } from '#web/ui/page/page-frame.tsx'

/** Product 11. Its links are plain ones: they leave the document, whose policy admits the payment provider (Decision 136). */
export function Page() {
  const { t } = useTranslation()
  const { workspaces, current, error, retry } = useWorkspaces()
  const back = (
    <a
      href={PATHS.credits}
      aria-label={t('checkout.back')}
      title={t('checkout.back')}
      className="flex size-11 items-center justify-center rounded-pill hover:bg-line"
    >
      <ArrowLeft aria-hidden size={22} />
    </a>
  )
  return (
    <PageFrame title={t('checkout.title')} before={back} className="max-w-5xl!">
      {current ? (
        <WorkspaceContext value={current}>
          <p className="-mt-4 mb-6 text-14 text-muted">{current.name}</p>
          {current.rights.includes('billing') ? <CheckoutView /> : <NotAllowed right="billing" />}
        </WorkspaceContext>
      ) : workspaces ? (
        <EmptyState icon={<Store size={40} />} title={t('workspace.noBrandTitle')} text={t('workspace.noBrandText')}>
          <a href={PATHS.brandRegister} className={buttonLook('solid')}>
            {t('workspace.noBrandAction')}
          </a>
        </EmptyState>
      ) : error ? (
        <RetryRow text={t('workspace.loadFailed')} onRetry={retry} />
      ) : (
        <Skeleton className="h-80" />
      )}
    </PageFrame>
  )
}
