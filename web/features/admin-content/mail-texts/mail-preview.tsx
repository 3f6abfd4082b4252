import { serverUrl } from '#web/api/server-address.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { type MailText, useMailPreview, type Words } from './use-mail-texts.ts'

/** The mail with invented contents, as text; its HTML opens by itself, because it has styles of its own. */
export function MailPreview({ text: { kind, language }, words }: { readonly text: MailText; readonly words: Words }) {
  const { t } = useTranslation()
  const subject = useDebounced(words.subject.trim())
  const intro = useDebounced(words.intro.trim())
  const closing = useDebounced(words.closing.trim())
  const { data, isError, refetch } = useMailPreview({ kind, language }, { subject, intro, closing })
  const query = new URLSearchParams({ subject, intro, closing })
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-5">
      <h3 className="text-16 font-[650]">{t('content.mails-preview')}</h3>
      {!data && !isError && <Skeleton className="h-64" />}
      {isError && <RetryRow text={t('content.mails-previewFailed')} onRetry={() => void refetch()} />}
      {data && (
        <>
          <p className="text-14 [overflow-wrap:anywhere]">
            <span className="text-muted">{t('content.mails-subject')}:</span> <strong>{data.subject}</strong>
          </p>
          <pre
            lang={language}
            className="rounded-control border border-line p-4 font-[inherit] text-14 whitespace-pre-wrap [overflow-wrap:anywhere]"
          >
            {data.text}
          </pre>
          <a
            href={serverUrl(`/api/admin/mail-texts/${kind}/${language}/document?${query}`)}
            target="_blank"
            rel="noreferrer"
            className="inline-block self-start py-1 text-14 font-[600] underline underline-offset-4"
          >
            {t('content.mails-asHtml')}
          </a>
        </>
      )}
    </section>
  )
}
