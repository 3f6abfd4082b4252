import { useLocation, useSearch } from 'wouter'
import { useTimezone } from '#web/api/use-timezone.ts'
import { SaleView } from '#web/features/brand-sales/sale-view.tsx'
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, paramsOf } from '#web/paths.ts'
import { BackButton } from '#web/ui/buttons/back-button.tsx'
import { productsOfEntry } from '#web/ui/page/navigation.ts'
import { usePageName } from '#web/ui/page/page-name.ts'

/** One sale; `/dashboard/sale/new` is a new one, with the products that were selected before. */
export function Page() {
  const { t } = useTranslation()
  const [path] = useLocation()
  const product = new URLSearchParams(useSearch()).get('product')
  const timezone = useTimezone()
  const given = paramsOf(PATHS.sale, path)?.saleId ?? 'new'
  const id = given === 'new' ? null : given
  usePageName(id ? undefined : t('sales.create'))
  return (
    <WorkspaceFrame section="sale" title={id ? t('workspace.sale') : t('sales.create')}>
      <BackButton fallback={PATHS.sales} />
      <SaleView key={given} id={id} productIds={product ? [product] : productsOfEntry()} timezone={timezone} />
    </WorkspaceFrame>
  )
}
