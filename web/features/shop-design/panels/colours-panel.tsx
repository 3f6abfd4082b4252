import { DARK_MODES } from '#contract/shop-theme.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { useDesign, useOwnColourMode, useTheme } from '../design-context.ts'
import { ColourField } from './colour-field.tsx'
import { ContrastCheck } from './contrast-check.tsx'

const COLOURS = ['background', 'text', 'primary', 'onPrimary'] as const

/** The four colours, how well they can be read, and what becomes of them in dark mode. */
export function ColoursPanel() {
  const { t } = useTranslation()
  const { editor } = useDesign()
  const { theme, set } = useTheme()
  const showOwn = useOwnColourMode()
  const isUnreadable = editor.faults.includes('button-unreadable')
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-3 gap-y-4">
        {COLOURS.map((colour) => (
          <ColourField
            key={colour}
            label={t(`design.${colour}`)}
            value={theme.colours[colour]}
            error={colour === 'onPrimary' && isUnreadable ? t('design.contrastBadText') : undefined}
            onChange={(value) => {
              set('colours', { ...theme.colours, [colour]: value }, colour)
              showOwn(editor.session.read().history.present)
            }}
          />
        ))}
      </div>
      <ContrastCheck />
      <div className="flex flex-col gap-2">
        <Segmented
          label={t('design.darkMode')}
          value={theme.darkMode}
          options={DARK_MODES.map((value) => ({
            value,
            label: t(value === 'auto' ? 'design.darkAuto' : 'design.darkOwn'),
          }))}
          onChange={(value) => set('darkMode', value)}
        />
        <p className="text-14 text-muted">{t('design.darkHint')}</p>
      </div>
    </>
  )
}
