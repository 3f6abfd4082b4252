import { LANGUAGES, type Language } from '#contract/vocabulary.ts'
import { chooseLanguage, useTranslation } from '#web/i18n/language.ts'
import { classes } from '../classes.ts'

/** Each language by its own name. */
const NAMES = { de: 'Deutsch', en: 'English' } as const satisfies Record<Language, string>

/** German or English, on pages for visitors, who have no profile settings. */
export function LanguageSwitch() {
  const { language, t } = useTranslation()
  return (
    <fieldset className="flex rounded-control border border-current/40">
      <legend className="sr-only">{t('ui.language')}</legend>
      {LANGUAGES.map((candidate) => (
        <button
          key={candidate}
          type="button"
          lang={candidate}
          aria-label={`${candidate.toUpperCase()}, ${NAMES[candidate]}`}
          aria-pressed={candidate === language}
          onClick={() => void chooseLanguage(candidate)}
          className={classes(
            'min-h-11 min-w-11 rounded-[11px] px-2 text-14 font-[650] uppercase',
            candidate === language && 'bg-volt text-black',
          )}
        >
          {candidate}
        </button>
      ))}
    </fieldset>
  )
}
