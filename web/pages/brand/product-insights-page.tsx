import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useWorkspaces } from '#web/api/workspace.ts'
import { InsightsView } from '#web/features/insights/insights-view.tsx'
import { ProductInsightPanels } from '#web/features/product-insights/product-insights.tsx'
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, paramsOf, to } from '#web/paths.ts'
import { BackButton } from '#web/ui/buttons/back-button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Link } from '#web/ui/page/link.tsx'

/** What other features know about one product, below its figures. */
const PANELS: readonly ((productId: string) => ReactNode)[] = [(id) => <ProductInsightPanels key={id} id={id} />]

/** Product 3: the figures of one product. */
export function Page() {
  const { t } = useTranslation()
  const [path] = useLocation()
  const { current } = useWorkspaces()
  const productId = paramsOf(PATHS.productInsights, path)?.productId ?? ''
  return (
    <WorkspaceFrame section="insights" title={t('workspace.insights')}>
      <InsightsView
        key={productId}
        product={productId}
        head={(name) => (
          <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <BackButton fallback={PATHS.insights} />
            <h2 className="min-w-0 flex-1 text-18 font-[700] [overflow-wrap:anywhere]">
              {name ?? <Skeleton className="h-6 w-48" />}
            </h2>
            {current?.rights.includes('products') && (
              <Link href={to(PATHS.editProduct, { productId })} className={buttonLook('outline', 's')}>
                {t('insights.editProduct')}
              </Link>
            )}
          </header>
        )}
      >
        {PANELS.map((panel) => panel(productId))}
      </InsightsView>
    </WorkspaceFrame>
  )
}
