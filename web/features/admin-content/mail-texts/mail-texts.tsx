import { useSearch } from 'wouter'
import { MAIL_KINDS } from '#contract/mail-texts.limits.ts'
import { useStaffRight } from '#web/api/staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { replaceView } from '#web/ui/page/navigation.ts'
import { MailPanel } from './mail-panel.tsx'
import { type MailText, useMailTexts } from './use-mail-texts.ts'

const idOf = ({ kind, language }: MailText): string => `${kind}.${language}`

/** Product 14: mails to people, each with its preview. The open one stands in the address. */
export function MailTexts() {
  const { t } = useTranslation()
  const mayWrite = useStaffRight('content')
  const { data, isError, refetch } = useMailTexts()
  const id = new URLSearchParams(useSearch()).get('id')
  const show = (opened?: string) => replaceView(toAdmin('content', { view: 'mails', id: opened }))
  if (!data) {
    return isError ? (
      <RetryRow text={t('content.mails-failed')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-64" />
    )
  }
  const opened = data.texts.find((text) => idOf(text) === id)
  return (
    <div className="max-w-3xl">
      <p className="mb-5 max-w-xl text-14 text-muted">{t('content.mails-intro')}</p>
      <ul className="divide-y divide-line border-y border-line max-md:-mx-4">
        {MAIL_KINDS.map((kind) => (
          <li key={kind} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1 text-14 md:px-2">
            <span className="min-w-0 flex-1 basis-56 font-[600] [overflow-wrap:anywhere]">
              {t(`content.mails-kind-${kind}`)}
            </span>
            <span className="-mx-2 flex flex-wrap gap-x-2">
              {data.texts
                .filter((text) => text.kind === kind)
                .map((text) => (
                  <LanguageButton key={idOf(text)} text={text} onOpen={() => show(idOf(text))} />
                ))}
            </span>
          </li>
        ))}
      </ul>
      <Sheet
        open={opened !== undefined}
        onClose={() => show()}
        side="right"
        title={opened ? t(`content.mails-kind-${opened.kind}`) : ''}
      >
        {opened && (
          <MailPanel key={`${id} ${opened.version}`} text={opened} mayWrite={mayWrite} onDone={() => show()} />
        )}
      </Sheet>
    </div>
  )
}

function LanguageButton({ text, onOpen }: { readonly text: MailText; readonly onOpen: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-11 max-w-full flex-wrap items-center gap-2 rounded-control px-2 font-[550] underline underline-offset-4 hover:bg-surface"
    >
      {t(`content.mails-language-${text.language}`)}
      {text.version > 0 && (
        <Badge tone="volt" className="whitespace-normal!">
          {t('content.mails-changed')}
        </Badge>
      )}
      <span className="sr-only">{t(`content.mails-kind-${text.kind}`)}</span>
    </button>
  )
}
