import type { Language } from '#contract/vocabulary.ts'
import type { PostingKind } from '../ledger/ledger.store.ts'

interface LedgerWords {
  readonly columns: readonly string[]
  readonly kinds: Readonly<Record<PostingKind, string>>
}

/** Euros with two decimals, as files in the language write them. */
export const inEuros = (cents: number, language: Language): string => {
  const text = (cents / 100).toFixed(2)
  return language === 'de' ? text.replace('.', ',') : text
}

/** Words of files; the screens have the same in `web/i18n/`. */
export const LEDGER_WORDS: Readonly<Record<Language, LedgerWords>> = {
  de: {
    columns: ['Nummer', 'Zeitpunkt (UTC)', 'Art', 'Gekauft (€)', 'Bonus (€)', 'Offener Betrag (€)', 'Grund'],
    kinds: {
      topup: 'Aufladung',
      bonus_grant: 'Bonus',
      plan_grant: 'Guthaben aus dem Tarif',
      click: 'Klick',
      click_refund: 'Erstattung ungültiger Klicks',
      expire: 'Verfallener Bonus',
      refund: 'Erstattung einer Zahlung',
      bonus_return: 'Zurückgenommener Bonus',
      bonus_restored: 'Wiederhergestellter Bonus',
      dispute: 'Angefochtene Zahlung',
      dispute_won: 'Anfechtung zurückgewiesen',
      refund_failed: 'Erstattung nicht angekommen',
      debt_settled: 'Offener Betrag beglichen',
      adjustment: 'Korrektur',
    },
  },
  en: {
    columns: ['Number', 'Time (UTC)', 'Kind', 'Bought (€)', 'Bonus (€)', 'Open amount (€)', 'Reason'],
    kinds: {
      topup: 'Top-up',
      bonus_grant: 'Bonus',
      plan_grant: 'Credit of the plan',
      click: 'Click',
      click_refund: 'Refund of invalid clicks',
      expire: 'Expired bonus',
      refund: 'Refund of a payment',
      bonus_return: 'Bonus taken back',
      bonus_restored: 'Bonus restored',
      dispute: 'Contested payment',
      dispute_won: 'Dispute rejected',
      refund_failed: 'Refund did not arrive',
      debt_settled: 'Open amount settled',
      adjustment: 'Adjustment',
    },
  },
}
