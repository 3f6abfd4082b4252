import { PLAN_LABELS } from '#contract/first-plan.ts'
import { THEME_PRESETS } from '#contract/shop-theme.limits.ts'
import { planOfPreset } from '#contract/theme-plan.ts'
import { presetTheme } from '#contract/theme-presets.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { useDesign, useOwnColourMode } from '../design-context.ts'
import { withPreset } from '../session/with-preset.ts'
import { ChoiceTiles } from './choice-tiles.tsx'
import { Miniature } from './miniature.tsx'

/** The six beginnings, each as a picture of itself. */
export function PresetPanel() {
  const { t } = useTranslation()
  const { editor, say, brandName } = useDesign()
  const showOwn = useOwnColourMode()
  const { themePresets } = editor.design.allowed
  return (
    <>
      <p className="text-14 text-muted">{t('design.presetsText')}</p>
      <ChoiceTiles
        label={t('design.presets')}
        hidesLabel
        columns={2}
        value={editor.theme.preset}
        options={THEME_PRESETS.map((value) => {
          const label = t(`design.preset-${value}`)
          return {
            value,
            label,
            picture: <Miniature theme={presetTheme(value)} title={brandName} />,
            note: themePresets.includes(value)
              ? undefined
              : t('design.fromPlan', { plan: PLAN_LABELS[planOfPreset(value)] }),
          }
        })}
        onChange={(preset) => {
          editor.session.change((theme) => withPreset(theme, preset))
          showOwn(editor.session.read().history.present)
          say(t('design.presetTaken', { name: t(`design.preset-${preset}`) }))
        }}
      />
    </>
  )
}
