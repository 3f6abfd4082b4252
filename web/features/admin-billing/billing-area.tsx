import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { DeskHead } from '#web/ui/desk/desk-head.tsx'
import { ViewLinks } from '#web/ui/desk/view-links.tsx'
import { oneIn } from '#web/ui/page/address-values.ts'
import { Accounts } from './accounts/accounts.tsx'
import { useAreaQuery } from './address.ts'
import { Dunning } from './dunning.tsx'
import { MonthView } from './month-view.tsx'
import { Prices } from './prices/prices.tsx'
import { Purchases } from './purchases/purchases.tsx'
import { Requests } from './requests/requests.tsx'
import { Returns } from './returns/returns.tsx'

const VIEWS = [
  ['purchases', Purchases],
  ['accounts', Accounts],
  ['returns', Returns],
  ['requests', Requests],
  ['month', MonthView],
  ['dunning', Dunning],
  ['prices', Prices],
] as const
const IDS = VIEWS.map(([id]) => id)

/** Product 14, Abrechnung: purchases, credit, months and what is not paid. */
export function BillingArea() {
  const { t } = useTranslation()
  const { query } = useAreaQuery()
  const current = oneIn(query, 'view', IDS) ?? 'purchases'
  const views = IDS.map((id) => ({ id, label: t(`money.view-${id}`), href: toAdmin('billing', { view: id }) }))
  const Shown = VIEWS.find(([id]) => id === current)?.[1] ?? Purchases
  return (
    <>
      <DeskHead title={t('admin.area-billing')} />
      <div className="mt-4">
        <ViewLinks label={t('admin.area-billing')} current={current} views={views} />
        <Shown key={current} />
      </div>
    </>
  )
}
