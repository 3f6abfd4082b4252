import { LANGUAGES, type Language } from '#contract/vocabulary.ts'
import { chooseTheme, THEMES, type Theme, useTheme } from '#web/device/theme.ts'
import type { PlainKey } from '#web/i18n/catalogue.ts'
import { chooseLanguage, useTranslation } from '#web/i18n/language.ts'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { MotionAndHaptics } from './motion-and-haptics.tsx'
import { QuickFlicks } from './quick-flicks.tsx'

const LANGUAGE_NAMES = { de: 'profile.german', en: 'profile.english' } as const satisfies Record<Language, PlainKey>
const THEME_NAMES = {
  light: 'profile.themeLight',
  dark: 'profile.themeDark',
  system: 'profile.themeSystem',
} as const satisfies Record<Theme, PlainKey>

/** Language, colours, motion and haptics of this device, and swipes on every device; all take effect at once. */
export function DisplayCard() {
  const { t, language } = useTranslation()
  const theme = useTheme()
  return (
    <Card title={t('profile.display')}>
      <div className="flex flex-col gap-5">
        <SelectField
          label={t('profile.language')}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: t(LANGUAGE_NAMES[value]) }))}
          onChange={(chosen) => void chooseLanguage(chosen)}
        />
        <Segmented
          label={t('profile.theme')}
          value={theme}
          options={THEMES.map((value) => ({ value, label: t(THEME_NAMES[value]) }))}
          onChange={chooseTheme}
        />
        <QuickFlicks />
        <MotionAndHaptics />
      </div>
    </Card>
  )
}
