import { ArrowDown, ArrowUp, ChevronDown, Eye, EyeOff, GripVertical } from 'lucide-react'
import { type HTMLAttributes, useId } from 'react'
import { PLAN_LABELS } from '#contract/first-plan.ts'
import type { ThemeSection } from '#contract/shop-theme.ts'
import { planOfSection } from '#contract/theme-plan.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { SectionFields } from './section-fields.tsx'

interface SectionRowProps {
  readonly section: ThemeSection
  readonly number: number
  readonly total: number
  readonly isEmpty: boolean
  /** False: only a larger plan may publish it. */
  readonly isInPlan: boolean
  readonly isOpen: boolean
  readonly isDragged: boolean
  /** Events of the handle, by pointer and arrow keys. */
  readonly handle: HTMLAttributes<HTMLButtonElement>
  readonly onOpen: () => void
  readonly onMove: (by: 1 | -1) => void
  readonly onShow: (isShown: boolean) => void
}

/** One section: its handle, its state, and what it contains once it is opened. */
export function SectionRow({
  section,
  number,
  total,
  isEmpty,
  isInPlan,
  isOpen,
  isDragged,
  handle,
  ...on
}: SectionRowProps) {
  const { t } = useTranslation()
  const id = useId()
  const { kind, isShown } = section
  const name = t(`design.section-${kind}`)
  const state = !isShown ? 'design.sectionHidden' : isEmpty ? 'design.sectionEmpty' : 'design.sectionShown'
  const isVisible = isShown && !isEmpty && isInPlan
  const EyeIcon = isShown ? Eye : EyeOff
  return (
    <li
      className={classes(
        'rounded-control border bg-surface',
        isDragged ? 'border-ink opacity-80' : isOpen ? 'border-ink' : 'border-line',
      )}
    >
      <div className="flex items-center">
        <button
          type="button"
          {...handle}
          aria-label={t('design.moveSection', { name, number: `${number}` })}
          title={t('design.moveSection', { name, number: `${number}` })}
          className="flex h-13 w-10 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-muted hover:text-ink active:cursor-grabbing"
        >
          <GripVertical aria-hidden size={18} />
        </button>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={on.onOpen}
          className="flex min-h-13 min-w-0 flex-1 items-center gap-2 rounded-control py-1 text-left"
        >
          <span className="min-w-0 flex-1">
            <span
              className={classes(
                'block text-14 leading-tight font-[650] [overflow-wrap:anywhere]',
                !isVisible && 'text-muted',
              )}
            >
              {name}
            </span>
            <span className="flex items-center gap-1.5 text-12 text-muted">
              <span
                aria-hidden
                className={classes('size-1.5 rounded-pill', isVisible ? 'bg-ink' : 'border border-muted')}
              />
              {isInPlan ? t(state) : t('design.fromPlan', { plan: PLAN_LABELS[planOfSection(kind)] })}
            </span>
          </span>
          <ChevronDown aria-hidden size={18} className={classes('shrink-0 text-muted', isOpen && 'rotate-180')} />
        </button>
        <IconButton
          size={44}
          label={t('design.show', { name })}
          aria-pressed={isShown}
          icon={<EyeIcon aria-hidden size={18} />}
          onClick={() => on.onShow(!isShown)}
          className={classes('mx-0.5', !isShown && 'text-muted')}
        />
      </div>
      <div id={id} hidden={!isOpen} className="border-t border-line p-3">
        {isOpen && (
          <div className="flex flex-col gap-4">
            <p className="text-14 text-muted">{t(`design.about-${kind}`)}</p>
            <SectionFields section={section} />
            <div className="flex flex-wrap gap-2">
              <MoveButton label={t('design.up', { name })} isEnd={number === 1} onPress={() => on.onMove(-1)}>
                <ArrowUp aria-hidden size={16} />
              </MoveButton>
              <MoveButton label={t('design.down', { name })} isEnd={number === total} onPress={() => on.onMove(1)}>
                <ArrowDown aria-hidden size={16} />
              </MoveButton>
            </div>
          </div>
        )}
      </div>
    </li>
  )
}

interface MoveButtonProps {
  readonly label: string
  readonly isEnd: boolean
  readonly onPress: () => void
  readonly children: React.ReactNode
}

function MoveButton({ label, isEnd, onPress, children }: MoveButtonProps) {
  return (
    <Button
      tone="outline"
      size="s"
      aria-label={label}
      title={label}
      aria-disabled={isEnd || undefined}
      className={isEnd ? 'opacity-40' : ''}
      onClick={isEnd ? undefined : onPress}
    >
      {children}
    </Button>
  )
}
