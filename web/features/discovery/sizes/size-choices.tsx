import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { SIZED_TYPES, type SizeChoice, type SizedType } from '#contract/sizes.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { chosenOf, SIZE_ROWS, shoeAbroad, toggledSize } from './size-words.ts'

interface SizeChoicesProps {
  readonly choices: readonly SizeChoice[]
  /** Text where nothing is chosen. */
  readonly nothing: string
  /** The types to choose for; those in `open` begin unfolded. */
  readonly types?: readonly SizedType[]
  readonly open?: readonly SizedType[]
  readonly onChange: (choices: SizeChoice[]) => void
}

/** Sizes type by type, folded to one line each. */
export function SizeChoices({ choices, nothing, types = SIZED_TYPES, open = [], onChange }: SizeChoicesProps) {
  return (
    <div className="flex flex-col divide-y divide-line border-y border-line">
      {types.map((type) => (
        <TypeSizes
          key={type}
          type={type}
          chosen={chosenOf(choices, type)}
          nothing={nothing}
          beginsOpen={open.includes(type)}
          onToggle={(size) => onChange(toggledSize(choices, type, size))}
        />
      ))}
    </div>
  )
}

interface TypeSizesProps {
  readonly type: SizedType
  readonly chosen: readonly string[]
  readonly nothing: string
  readonly beginsOpen: boolean
  readonly onToggle: (size: string) => void
}

function TypeSizes({ type, chosen, nothing, beginsOpen, onToggle }: TypeSizesProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(beginsOpen)
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center gap-3 py-2 text-left"
      >
        <span className="shrink-0 text-16 font-[550]">{t(`discovery.${type}`)}</span>
        <span className="tabular min-w-0 flex-1 truncate text-right text-14 text-muted">
          {chosen.length > 0 ? chosen.join(', ') : nothing}
        </span>
        <ChevronDown aria-hidden size={18} className={classes('shrink-0', isOpen && 'rotate-180')} />
      </button>
      <div id={id} hidden={!isOpen} className="pb-4">
        {type === 'shoes' && <p className="mb-3 text-14 text-muted">{t('sizes.shoesHint')}</p>}
        <div className="flex flex-col gap-3">
          {SIZE_ROWS[type].map(({ heading, sizes }) => (
            <SizeRow
              key={sizes[0]}
              label={heading ? t(heading) : t(`discovery.${type}`)}
              hasHeading={heading !== null}
              sizes={sizes}
              below={type === 'shoes' ? (size) => shoeAbroad(Number(size)) : null}
              chosen={chosen}
              onToggle={onToggle}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

interface SizeRowProps {
  readonly label: string
  readonly hasHeading: boolean
  readonly sizes: readonly string[]
  /** Small text below a size. */
  readonly below: ((size: string) => string) | null
  readonly chosen: readonly string[]
  readonly onToggle: (size: string) => void
}

const CHIP =
  'tabular flex min-h-11 flex-col items-center justify-center rounded-control border px-2 py-1 text-16 font-[550]'

function SizeRow({ label, hasHeading, sizes, below, chosen, onToggle }: SizeRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be part of the row
    <div role="group" aria-label={label}>
      {hasHeading && (
        <p aria-hidden className="mb-1.5 text-14 text-muted">
          {label}
        </p>
      )}
      <div
        className={
          below
            ? 'grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-2'
            : 'grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-2'
        }
      >
        {sizes.map((size) => {
          const isOn = chosen.includes(size)
          return (
            <button
              key={size}
              type="button"
              aria-pressed={isOn}
              onClick={() => onToggle(size)}
              className={classes(
                CHIP,
                isOn ? 'border-ink bg-ink text-paper' : 'border-edge bg-surface hover:border-ink',
              )}
            >
              {size}
              {below && <span className={classes('text-12', !isOn && 'text-muted')}>{below(size)}</span>}
            </button>
          )
        })}
      </div>
    </div>
  )
}
