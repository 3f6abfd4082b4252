import { CreateSale, SalesList, SalesState } from '#web/features/brand-sales/sales-list.tsx'
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#web/i18n/language.ts'

/** Product 2, Sale: the sales of the brand. */
export function Page() {
  const { t } = useTranslation()
  return (
    <WorkspaceFrame section="sale" title={t('workspace.sale')} state={<SalesState />} action={<CreateSale />}>
      <SalesList />
    </WorkspaceFrame>
  )
}
