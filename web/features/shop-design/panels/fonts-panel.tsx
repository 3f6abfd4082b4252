import { Check } from 'lucide-react'
import { useId } from 'react'
import { THEME_FONTS } from '#contract/shop-theme.limits.ts'
import type { ShopTheme } from '#contract/shop-theme.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { useTheme } from '../design-context.ts'
import { useFamilies } from './font-families.ts'

/** The families for headings and texts, each in its own letters. */
export function FontsPanel() {
  const { t } = useTranslation()
  const { theme, set } = useTheme()
  return (
    <>
      <FontChoice
        label={t('design.headingFont')}
        isHeavy
        value={theme.headingFont}
        onChange={(font) => set('headingFont', font)}
      />
      <FontChoice label={t('design.bodyFont')} value={theme.bodyFont} onChange={(font) => set('bodyFont', font)} />
    </>
  )
}

type Font = ShopTheme['headingFont']

interface FontChoiceProps {
  readonly label: string
  readonly isHeavy?: boolean
  readonly value: Font
  readonly onChange: (font: Font) => void
}

function FontChoice({ label, isHeavy = false, value, onChange }: FontChoiceProps) {
  const { t } = useTranslation()
  const name = useId()
  const familyOf = useFamilies()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-14 font-[600]">{label}</legend>
      <div className="divide-y divide-line overflow-hidden rounded-control border border-line bg-surface">
        {THEME_FONTS.map((font) => (
          <label
            key={font}
            className="flex min-h-12 cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-line has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-sky"
          >
            <input
              type="radio"
              name={name}
              value={font}
              checked={font === value}
              onChange={() => onChange(font)}
              className="sr-only"
            />
            <span
              className={isHeavy ? 'min-w-0 flex-1 truncate text-22 font-[700]' : 'min-w-0 flex-1 truncate text-16'}
              style={{ fontFamily: familyOf(font) }}
            >
              {t(`design.font-${font}`)}
            </span>
            {font === value && <Check aria-hidden size={18} className="shrink-0" />}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
