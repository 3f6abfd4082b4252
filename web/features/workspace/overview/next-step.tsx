import { ArrowRight } from 'lucide-react'
import { useTranslation } from '#web/i18n/language.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Link } from '#web/ui/page/link.tsx'
import { STEP_PATHS } from './step-paths.ts'
import type { Overview } from './use-overview.ts'

/** The one thing to do next, and the way to it. */
export function NextStep({ step }: { readonly step: Overview['nextStep'] }) {
  const { t } = useTranslation()
  const path = step && STEP_PATHS[step.kind]
  return (
    <section className="rounded-sheet border border-line bg-surface p-5">
      <h2 className="text-14 font-[600] text-muted">{t('overview.nextTitle')}</h2>
      <p className="mt-1 text-18 leading-snug font-[650]">
        {step ? t(`overview.next-${step.kind}`, { count: step.products }) : t('overview.nextDone')}
      </p>
      {path && (
        <Link href={path} className={`${buttonLook('volt', 's')} mt-4`}>
          {t('overview.go')}
          <ArrowRight aria-hidden size={18} />
        </Link>
      )}
    </section>
  )
}
