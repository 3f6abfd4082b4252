import type { ClickReceipt } from '#contract/click-receipts.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { euros } from '../money.ts'
import { outcomeKey, reasonKey } from './receipt-words.ts'

interface ReceiptListProps {
  readonly receipts: readonly ClickReceipt[]
  /** Of all campaigns: each names its own. */
  readonly hasCampaign: boolean
  readonly onOpen: (id: number) => void
}

const NUMBER = 'tabular px-2 text-right whitespace-nowrap'
const FIGURES = ['campaigns.column-bid', 'campaigns.second', 'campaigns.price'] as const

/** From tablets on; the moment of each row opens all of its receipt. */
export function ReceiptTable({ receipts, hasCampaign, onOpen }: ReceiptListProps) {
  const { t, language } = useTranslation()
  const moment = useMoment()
  const amount = (cents: number | null) => (cents === null ? '–' : euros(cents, language))
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full border-collapse text-14">
        <thead>
          <tr className="border-b border-line text-left text-muted">
            <th scope="col" className="py-2 pr-2 font-[600]">
              {t('campaigns.when')}
            </th>
            <th scope="col" className="px-2 font-[600]">
              {t('campaigns.product')}
            </th>
            {FIGURES.map((key) => (
              <th key={key} scope="col" className="px-2 text-right font-[600]">
                {t(key)}
              </th>
            ))}
            <th scope="col" className="px-2 font-[600]">
              {t('campaigns.why')}
            </th>
          </tr>
        </thead>
        <tbody>
          {receipts.map((receipt) => (
            <tr key={receipt.id} className="h-11 border-b border-line hover:bg-surface">
              <td className="tabular pr-2 whitespace-nowrap">
                <button
                  type="button"
                  aria-label={t('campaigns.openReceipt', { moment: moment(receipt.at) })}
                  onClick={() => onOpen(receipt.id)}
                  className="min-h-11 font-[600] underline decoration-line underline-offset-4 hover:decoration-ink"
                >
                  {moment(receipt.at)}
                </button>
              </td>
              <td className="max-w-56 px-2">
                <span className="block truncate">{receipt.product.name}</span>
                {hasCampaign && receipt.campaign && (
                  <span className="block truncate text-12 text-muted">{receipt.campaign.name}</span>
                )}
              </td>
              <td className={NUMBER}>{amount(receipt.bidCents)}</td>
              <td className={NUMBER}>{amount(receipt.secondRankCents)}</td>
              <td className={classes(NUMBER, 'font-[650]', receipt.refund !== null && 'text-muted line-through')}>
                {amount(receipt.chargedCents)}
              </td>
              <td className="min-w-56 px-2 py-1.5">
                <span className="font-[600]">{t(outcomeKey(receipt))}</span>
                <span className="block text-12 text-muted">{t(reasonKey(receipt))}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** On a phone: rows of two lines, with the price at the right. */
export function ReceiptRows({ receipts, onOpen }: ReceiptListProps) {
  const { t, language } = useTranslation()
  const moment = useMoment()
  return (
    <ul className="-mx-4 divide-y divide-line border-y border-line">
      {receipts.map((receipt) => (
        <li key={receipt.id}>
          <button
            type="button"
            onClick={() => onOpen(receipt.id)}
            className="block min-h-14 w-full px-4 py-2 text-left text-14 outline-offset-[-2px] active:bg-surface"
          >
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 truncate font-[600]">{receipt.product.name}</span>
              <span
                className={classes('tabular shrink-0 font-[650]', receipt.refund !== null && 'text-muted line-through')}
              >
                {euros(receipt.chargedCents, language)}
              </span>
            </span>
            <span className="flex flex-wrap justify-between gap-x-3 text-12 text-muted">
              <span className="tabular">{moment(receipt.at)}</span>
              <span>{t(outcomeKey(receipt))}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
