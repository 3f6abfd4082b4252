import { useTranslation } from '#web/i18n/language.ts'

/** The first stop of the Tab key, seen only there: past the navigation to `<main id="content">`. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-volt px-5 py-3 font-[650] text-black focus:translate-y-0"
    >
      {t('ui.skipToContent')}
    </a>
  )
}
