import { InsightsView } from '#web/features/insights/insights-view.tsx'
import { queryOf } from '#web/features/insights/use-view.ts'
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'

/** Product 3, Analysen: what people did with the products of the brand. */
export function Page() {
  const { t } = useTranslation()
  return (
    <WorkspaceFrame section="insights" title={t('workspace.insights')}>
      <InsightsView
        hrefOf={(productId, view) => {
          const query = queryOf({ ...view, by: 'product', sort: undefined })
          return to(PATHS.productInsights, { productId }) + (query && `?${query}`)
        }}
      />
    </WorkspaceFrame>
  )
}
