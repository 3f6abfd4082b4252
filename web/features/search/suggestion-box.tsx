import { Search, Shapes, Store } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { priceNow, priceWords } from '#contract/price.ts'
import { formatPrice } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { Picture } from '#web/ui/marks/picture.tsx'
import type { Suggestion, SuggestionGroup } from './suggestion-list.ts'

interface SuggestionBoxProps {
  readonly id: string
  /** Empty: the box is closed. */
  readonly groups: readonly SuggestionGroup[]
  /** Index of the active line; -1: none. */
  readonly at: number
  readonly onChoose: (line: Suggestion) => void
}

export const optionId = (listId: string, at: number): string => `${listId}-${at}`

/** The list below the field. The focus stays in the field, also when a line is pressed. */
export function SuggestionBox({ id, groups, at, onChoose }: SuggestionBoxProps) {
  const { t } = useTranslation()
  useEffect(() => {
    if (at >= 0) document.getElementById(optionId(id, at))?.scrollIntoView({ block: 'nearest' })
  }, [id, at])
  const starts = groups.map((_, group) => groups.slice(0, group).reduce((sum, { lines }) => sum + lines.length, 0))
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('search.suggestions')}
      onPointerDown={(event) => event.preventDefault()}
      className={classes(
        'absolute inset-x-0 top-full z-30 mt-2 max-h-[min(28rem,60dvh)] overflow-y-auto overscroll-contain rounded-sheet border border-line bg-surface p-2 shadow-card',
        groups.length === 0 && 'hidden',
      )}
    >
      {groups.map((group, index) => (
        // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by role, not by a fieldset
        <div key={group.name} role="group" aria-labelledby={`${id}-${group.name}`}>
          <p
            id={`${id}-${group.name}`}
            className="px-3 pt-3 pb-1 text-12 font-[700] tracking-[0.08em] text-muted uppercase"
          >
            {t(`search.${group.name}`)}
          </p>
          {group.lines.map((line, lineAt) => {
            const place = (starts[index] ?? 0) + lineAt
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys choose the line
              <div
                key={keyOf(line)}
                id={optionId(id, place)}
                role="option"
                tabIndex={-1}
                aria-selected={place === at}
                onClick={() => onChoose(line)}
                className={classes(
                  'flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 hover:bg-line',
                  place === at && 'bg-line outline-2 outline-focus',
                )}
              >
                <Line line={line} />
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function keyOf(line: Suggestion): string {
  switch (line.kind) {
    case 'word':
      return line.query
    case 'brand':
      return line.id
    case 'category':
      return line.productType
    case 'product':
      return line.product.id
  }
}

function Line({ line }: { readonly line: Suggestion }) {
  const { t, language } = useTranslation()
  switch (line.kind) {
    case 'word':
      return <Plain icon={<Search aria-hidden size={18} />}>{line.query}</Plain>
    case 'brand':
      return <Plain icon={<Store aria-hidden size={18} />}>{line.name}</Plain>
    case 'category':
      return <Plain icon={<Shapes aria-hidden size={18} />}>{t(`discovery.${line.productType}`)}</Plain>
    case 'product': {
      const { media, name, brand } = line.product
      const [picture] = media
      const amount = formatPrice(priceNow(line.product), language)
      return (
        <>
          <span className="size-11 shrink-0 overflow-hidden rounded-[8px] bg-line">
            {picture && <Picture source={picture} sizes="44px" alt="" />}
          </span>
          <span className="min-w-0 flex-1">
            <span className="block truncate text-14 font-[650]">{name}</span>
            <span className="block truncate text-14 text-muted">{brand.name}</span>
          </span>
          <span className="tabular text-14">{priceWords(line.product, amount, language)}</span>
        </>
      )
    }
  }
}

function Plain({ icon, children }: { readonly icon: ReactNode; readonly children: string }) {
  return (
    <>
      <span className="flex size-8 shrink-0 items-center justify-center text-muted">{icon}</span>
      <span className="min-w-0 flex-1 truncate">{children}</span>
    </>
  )
}
