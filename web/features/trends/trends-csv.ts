import { BYTE_ORDER_MARK, csvLine, csvText, delimiterOf } from '#contract/csv.ts'
import type { Language } from '#contract/vocabulary.ts'
import type { Translate } from '#web/i18n/translate.ts'
import { cellName } from './cell-name.ts'
import type { Trends } from './use-trends.ts'

/** What the page shows, in its order: in German for Excel, in English as RFC 4180 says. */
export function trendsCsv({ kinds }: Pick<Trends, 'kinds'>, t: Translate, language: Language): string {
  const delimiter = delimiterOf(language)
  const lines = kinds.flatMap(({ kind, cells }) =>
    cells.map(({ key, changePercent }) =>
      csvLine(
        [
          csvText(t(`trends.kind-${kind}`), delimiter),
          csvText(cellName(kind, key, t, language), delimiter),
          // A number: a program that takes it for a formula makes the same number of it.
          String(changePercent),
        ],
        delimiter,
      ),
    ),
  )
  const head = [t('trends.kind'), t('trends.name'), t('trends.changePercent')].map((name) => csvText(name, delimiter))
  return (language === 'de' ? BYTE_ORDER_MARK : '') + csvLine(head, delimiter) + lines.join('')
}
