import { useLocation } from 'wouter'
import { isNotFound } from '#web/api/call-failure.ts'
import { useWorkspaces } from '#web/api/workspace.ts'
import { PanelSkeletons, ProductInsightPanels } from '#web/features/product-insights/product-insights.tsx'
import { useProductInsights } from '#web/features/product-insights/use-product-insights.ts'
import { NotAllowed } from '#web/features/workspace/not-allowed.tsx'
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, paramsOf, to } from '#web/paths.ts'
import { BackButton } from '#web/ui/buttons/back-button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { NothingHere } from '#web/ui/page/not-found.tsx'
import { usePageName } from '#web/ui/page/page-name.ts'

/** Product 3: one product, beside its sums. */
export function Page() {
  const { t } = useTranslation()
  const [path] = useLocation()
  const { current } = useWorkspaces()
  const id = paramsOf(PATHS.productFigures, path)?.productId ?? ''
  if (current?.rights.includes('insights')) {
    return <Figures key={`${current.id} ${id}`} id={id} mayEdit={current.rights.includes('products')} />
  }
  return (
    <WorkspaceFrame section="products" title={t('productfigures.title')}>
      <NotAllowed right="insights" />
    </WorkspaceFrame>
  )
}

function Figures({ id, mayEdit }: { readonly id: string; readonly mayEdit: boolean }) {
  const { t } = useTranslation()
  const { insights, error, retry } = useProductInsights(id)
  usePageName(insights?.name)
  return (
    <WorkspaceFrame
      section="products"
      title={insights?.name ?? t('productfigures.title')}
      action={
        insights &&
        mayEdit && (
          <Link href={to(PATHS.editProduct, { productId: id })} className={buttonLook('outline', 's')}>
            {t('productfigures.edit')}
          </Link>
        )
      }
    >
      <BackButton fallback={PATHS.ownProducts} />
      {insights ? (
        <ProductInsightPanels insights={insights} />
      ) : isNotFound(error) ? (
        <NothingHere href={PATHS.ownProducts} label={t('workspace.toList')} />
      ) : error ? (
        <RetryRow text={t('productfigures.failed')} onRetry={retry} />
      ) : (
        <PanelSkeletons />
      )}
    </WorkspaceFrame>
  )
}
