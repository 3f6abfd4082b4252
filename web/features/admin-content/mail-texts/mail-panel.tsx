import { type FormEvent, useState } from 'react'
import { foreignPlaceholder, MAIL_PLACEHOLDERS, MAIL_TEXT } from '#contract/mail-texts.limits.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ActForm } from '#web/ui/desk/act-form.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { MailPreview } from './mail-preview.tsx'
import { type MailText, useMailTextsRefresh, type Words } from './use-mail-texts.ts'

interface PanelProps {
  readonly text: MailText
  readonly mayWrite: boolean
  readonly onDone: () => void
}

/** One mail in one language: what staff add to it, and how it looks then. */
export function MailPanel({ text, mayWrite, onDone }: PanelProps) {
  const { t } = useTranslation()
  const { subject, intro, closing } = text
  const [words, setWords] = useState<Words>({ subject, intro, closing })
  const [isResetting, setResetting] = useState(false)
  if (isResetting) return <ResetForm text={text} onDone={onDone} />
  return (
    <div className="flex flex-col gap-6">
      {mayWrite && <EditForm text={text} words={words} onWords={setWords} onDone={onDone} />}
      <MailPreview text={text} words={words} />
      {mayWrite && text.version > 0 && (
        <Button tone="outline" onClick={() => setResetting(true)}>
          {t('content.mails-reset')}
        </Button>
      )}
    </div>
  )
}

interface EditFormProps extends Pick<PanelProps, 'text' | 'onDone'> {
  readonly words: Words
  readonly onWords: (words: Words) => void
}

function EditForm({ text: { kind, language, version }, words, onWords, onDone }: EditFormProps) {
  const { t } = useTranslation()
  const refresh = useMailTextsRefresh()
  const [busy, setBusy] = useState<'save' | 'test' | null>(null)
  const [error, setError] = useState<string | null>(null)
  const allowed = MAIL_PLACEHOLDERS[kind].map((name) => `{${name}}`).join(', ')
  const faultOf = (field: keyof Words) => {
    const foreign = foreignPlaceholder(kind, words[field])
    return foreign === null ? undefined : t('content.mails-foreign', { name: `{${foreign}}`, allowed })
  }
  const isWrong = (['subject', 'intro', 'closing'] as const).some((field) => faultOf(field) !== undefined)
  const run = async (act: 'save' | 'test') => {
    setError(null)
    if (isWrong) return
    setBusy(act)
    try {
      const params = { kind, language }
      const body = { subject: words.subject.trim(), intro: words.intro.trim(), closing: words.closing.trim() }
      if (act === 'test') await call('POST /api/admin/mail-texts/{kind}/{language}/test', { params, body })
      else await call('PUT /api/admin/mail-texts/{kind}/{language}', { params, body: { ...body, version } })
      showToast({ title: t(act === 'test' ? 'content.mails-tested' : 'content.mails-saved') })
      if (act === 'save') {
        await refresh()
        onDone()
      }
    } catch (failure) {
      setError(shownMessage(failure, t, t('admin.failed')))
    } finally {
      setBusy(null)
    }
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    void run('save')
  }
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={send}>
      <p className="text-14 text-muted">
        {t(`content.mails-language-${language}`)} · {t('content.mails-placeholders', { allowed })}
      </p>
      <TextField
        label={t('content.mails-subject')}
        hint={t('content.mails-subjectHint')}
        maxLength={MAIL_TEXT.subjectMost}
        value={words.subject}
        error={faultOf('subject')}
        onChange={(event) => onWords({ ...words, subject: event.target.value })}
      />
      <TextArea
        label={t('content.mails-before')}
        hint={t('content.mails-beforeHint')}
        className="min-h-24!"
        maxLength={MAIL_TEXT.textMost}
        value={words.intro}
        error={faultOf('intro')}
        onChange={(event) => onWords({ ...words, intro: event.target.value })}
      />
      <TextArea
        label={t('content.mails-after')}
        hint={t('content.mails-afterHint')}
        className="min-h-24!"
        maxLength={MAIL_TEXT.textMost}
        value={words.closing}
        error={faultOf('closing')}
        onChange={(event) => onWords({ ...words, closing: event.target.value })}
      />
      <FormError text={error} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy === 'save'}>
          {t('content.mails-save')}
        </Button>
        <Button tone="outline" busy={busy === 'test'} onClick={() => void run('test')}>
          {t('content.mails-test')}
        </Button>
      </div>
    </form>
  )
}

function ResetForm({ text: { kind, language, version }, onDone }: Pick<PanelProps, 'text' | 'onDone'>) {
  const { t } = useTranslation()
  const refresh = useMailTextsRefresh()
  return (
    <ActForm
      verb={t('content.mails-resetNow')}
      tone="danger"
      hint={t('content.mails-reasonHint')}
      onSend={async ({ reason }) => {
        const params = { kind, language }
        await call('POST /api/admin/mail-texts/{kind}/{language}/reset', { params, body: { version, reason } })
        showToast({ title: t('content.mails-wasReset') })
        await refresh()
        onDone()
      }}
    >
      {() => <p className="text-14 text-muted">{t('content.mails-resetText')}</p>}
    </ActForm>
  )
}
