import { useSpeech } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { PRODUCT } from '#web/product.ts'
import { BackButton } from '#web/ui/buttons/back-button.tsx'
import { PageFrame } from '#web/ui/page/page-frame.tsx'

/** The terms of service, for everybody. */
export function TermsPage() {
  const { t } = useSpeech()
  const name = PRODUCT.name
  const sections = [
    [t('terms.h1', { name }), t('terms.p1', { name })],
    [t('terms.h2'), t('terms.p2')],
    [t('terms.h3'), t('terms.p3')],
    [t('terms.h4'), t('terms.p4')],
    [t('terms.h5'), t('terms.p5', { name })],
    [t('terms.h6'), t('terms.p6', { name })],
    [t('terms.h7'), t('terms.p7')],
    [t('terms.h8'), t('terms.p8')],
    [t('terms.h9'), t('terms.p9')],
  ] as const
  return (
    <PageFrame title={t('terms.title')} before={<BackButton fallback={PATHS.home} />}>
      <p className="mb-2 text-14 text-muted">{t('terms.version')}</p>
      <p className="mb-10 text-18">{t('terms.intro', { name })}</p>
      <div className="flex flex-col gap-8">
        {sections.map(([heading, text]) => (
          <section key={heading}>
            <h2 className="mb-2 text-22 leading-7 font-[750]">{heading}</h2>
            <p className="max-w-prose">{text}</p>
          </section>
        ))}
      </div>
    </PageFrame>
  )
}
