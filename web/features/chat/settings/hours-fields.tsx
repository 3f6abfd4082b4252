import { Plus, X } from 'lucide-react'
import { CHAT } from '#contract/chat.limits.ts'
import { weekdayName } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { CONTROL_LOOK } from '#web/ui/forms/field.tsx'
import { type Hours, nextBlock } from './chat-settings-draft.ts'

interface HoursFieldsProps {
  readonly hours: Hours
  readonly onChange: (hours: Hours) => void
}

type Blocks = Hours['week'][number]

/** The blocks of each weekday, and whether they hold on holidays. */
export function HoursFields({ hours, onChange }: HoursFieldsProps) {
  const { t, language } = useTranslation()
  const change = (day: number, blocks: Blocks) =>
    onChange({ ...hours, week: hours.week.map((own, index) => (index === day ? blocks : own)) })
  return (
    <div className="flex flex-col gap-4">
      <ul className="divide-y divide-line border-y border-line">
        {hours.week.map((blocks, day) => {
          const name = weekdayName(day, language)
          return (
            <li key={name}>
              <fieldset className="py-1">
                <legend className="sr-only">{name}</legend>
                <div className="flex min-h-11 items-center gap-3 text-14">
                  <span aria-hidden className="w-24 shrink-0 font-[550]">
                    {name}
                  </span>
                  <span className="min-w-0 flex-1 text-muted">{blocks.length === 0 && t('chat.closedDay')}</span>
                  <IconButton
                    size={44}
                    label={t('chat.addBlock', { day: name })}
                    icon={<Plus aria-hidden size={18} />}
                    aria-disabled={blocks.length >= CHAT.blocksMax || undefined}
                    onClick={() => blocks.length < CHAT.blocksMax && change(day, [...blocks, nextBlock(blocks)])}
                  />
                </div>
                {blocks.map((block, no) => (
                  <BlockRow
                    // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the day
                    key={no}
                    block={block}
                    onChange={(next) => change(day, blocks.with(no, next))}
                    onRemove={() => change(day, blocks.toSpliced(no, 1))}
                  />
                ))}
              </fieldset>
            </li>
          )
        })}
      </ul>
      <Checkbox
        label={t('chat.onHolidays')}
        checked={hours.isOpenOnHolidays}
        onChange={(isOpenOnHolidays) => onChange({ ...hours, isOpenOnHolidays })}
      />
    </div>
  )
}

interface BlockRowProps {
  readonly block: Blocks[number]
  readonly onChange: (block: Blocks[number]) => void
  readonly onRemove: () => void
}

function BlockRow({ block: { from, to }, onChange, onRemove }: BlockRowProps) {
  const { t } = useTranslation()
  const look = `${CONTROL_LOOK} min-h-11! w-auto! min-w-0 flex-1 px-2! py-1! text-14!`
  return (
    <div className="flex items-center gap-2 pb-2">
      <input
        type="time"
        aria-label={t('chat.opens')}
        value={from}
        onChange={({ target }) => onChange({ from: target.value, to })}
        className={look}
      />
      <span aria-hidden>–</span>
      <input
        type="time"
        aria-label={t('chat.closes')}
        // A day ends with midnight, which the field calls the start of the next one.
        value={to === '24:00' ? '00:00' : to}
        onChange={({ target }) => onChange({ from, to: target.value === '00:00' ? '24:00' : target.value })}
        className={look}
      />
      <IconButton
        size={44}
        label={t('chat.removeBlock')}
        icon={<X aria-hidden size={18} />}
        onClick={onRemove}
        className="text-muted!"
      />
    </div>
  )
}
