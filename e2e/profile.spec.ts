import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { longAnimations } from './support/layout-checks.ts'
import {
  button,
  signInByHand,
  topCardId,
  waitForClosed,
  waitForHidden,
  waitForNextCard,
  waitForVisible,
} from './support/locators.ts'
import { codeFor, linkFor, mailsTo } from './support/mailbox.ts'
import { call, newPerson, signIn } from './support/person.ts'

// Spec §2 and §4, profile; Decision 112.
journey('a user changes name and timezone, and an empty name is refused', async ({ signedIn, person }) => {
  const { page } = await signedIn()
  await page.goto('/profile')
  const profile = page.getByRole('dialog', { name: 'Profil' })
  await waitForVisible(profile.getByText('Kunde'))
  await button(profile, 'Bearbeiten').click()
  await profile.getByLabel('Benutzername').fill('   ')
  await button(profile, 'Änderungen speichern').click()
  await waitForVisible(page.getByText('Benutzername und E-Mail sind erforderlich'))
  await button(profile, 'Abbrechen').click()
  await button(profile, 'Bearbeiten').click()
  expect(await profile.getByLabel('Benutzername').inputValue()).toBe(person.username)
  const name = newPerson().username
  await profile.getByLabel('Benutzername').fill(name)
  await profile.getByLabel('Bevorzugte Zeitzone').selectOption('Asia/Tokyo')
  await button(profile, 'Änderungen speichern').click()
  await waitForVisible(page.getByText('Deine Profileinstellungen wurden gespeichert.'))
  await waitForVisible(profile.getByText(name))
  await page.reload()
  await waitForVisible(profile.getByText(name))
  await waitForVisible(profile.getByText(/Tokio/))
})

journey('a new address takes effect with its code, and the old one is notified', async ({ signedIn, person, url }) => {
  const { page, monitor } = await signedIn()
  monitor.allowStatus(400, '/api/auth/verify-email')
  const { email } = newPerson()
  await page.goto('/profile')
  const profile = page.getByRole('dialog', { name: 'Profil' })
  await button(profile, 'Bearbeiten').click()
  await profile.getByLabel('E-Mail').fill(email)
  await button(profile, 'Änderungen speichern').click()
  await waitForVisible(profile.getByText(`Wir haben einen Code an ${email} geschickt.`))
  await waitForVisible(profile.getByText(person.email))
  const code = await codeFor(url, email)
  await profile.getByLabel('Code', { exact: true }).fill(code === '000000' ? '000001' : '000000')
  await waitForVisible(profile.getByText('Der Code ist falsch oder abgelaufen.'))
  await profile.getByLabel('Code', { exact: true }).fill(code)
  await waitForVisible(page.getByText('Deine neue Adresse gilt ab jetzt.'))
  await waitForVisible(profile.getByText(email))
  await expect
    .poll(async () => (await mailsTo(url, person.email)).some(({ text }) => text.includes('anderen E-Mail-Adresse')))
    .toBe(true)
})

journey(
  'a new password is set with the old one, and signs out the other device',
  async ({ signedIn, person, open }) => {
    const { page, monitor } = await signedIn()
    monitor.allowStatus(403, '/api/auth/password')
    await page.goto('/profile')
    const card = page.getByRole('region', { name: 'Passwort' })
    await button(card, 'Passwort ändern').click()
    await card.getByLabel('Bisheriges Passwort').fill('not my password')
    await card.getByLabel('Neues Passwort').fill('Acht-Sachen-81')
    await button(card, 'Passwort speichern').click()
    await waitForVisible(card.getByText('Dein bisheriges Passwort stimmt nicht.'))
    await card.getByLabel('Bisheriges Passwort').fill(person.password)
    await button(card, 'Passwort speichern').click()
    await waitForVisible(page.getByText('Es gilt ab jetzt. Alle anderen Geräte sind abgemeldet.'))
    const other = await open()
    await other.page.goto('/login')
    await signInByHand(other.page, person.username, 'Acht-Sachen-81')
    await topCardId(other.page)
  },
)

// Decision 112: an unlocked device is not enough to take an account.
journey('an older sign-in is asked for the password, and what was typed stays', async ({ signedIn }) => {
  const { page, monitor } = await signedIn()
  monitor.allowStatus(403, '/api/auth/me')
  const { email } = newPerson()
  // Fifteen minutes are not waited for: the server answers so until the password comes along.
  await page.route('**/api/auth/me', (route) => {
    const asks = route.request().method() === 'PUT' && !route.request().postData()?.includes('"password"')
    const json = { code: 'accounts.reauth', message: 'Password', reauth: true }
    return asks ? route.fulfill({ status: 403, json }) : route.fallback()
  })
  await page.goto('/profile')
  const profile = page.getByRole('dialog', { name: 'Profil' })
  await button(profile, 'Bearbeiten').click()
  await profile.getByLabel('E-Mail').fill(email)
  await profile.getByLabel('Bevorzugte Zeitzone').selectOption('Asia/Tokyo')
  await button(profile, 'Änderungen speichern').click()
  await waitForVisible(profile.getByText('Bestätige mit deinem Passwort, dass du es bist.'))
  expect(await profile.getByLabel('E-Mail').inputValue()).toBe(email)
  await profile.getByLabel('Dein Passwort').fill(newPerson().password)
  await button(profile, 'Änderungen speichern').click()
  await waitForVisible(profile.getByText(`Wir haben einen Code an ${email} geschickt.`))
  await waitForVisible(profile.getByText(/Tokio/))
})

journey(
  'the former address takes a change back, without a session or a script',
  async ({ signedIn, open, person, url }) => {
    const thief = await signedIn()
    const first = await codeFor(url, person.email)
    const taken = newPerson().email
    const profile = { username: person.username, email: taken, preferredTimezone: 'UTC' }
    await call(thief.context.request, url, 'PUT', '/api/auth/me', profile)
    const code = await codeFor(url, taken)
    await call(thief.context.request, url, 'POST', '/api/auth/verify-email', { email: taken, code })

    const { page } = await open({ javaScriptEnabled: false })
    await page.goto(await linkFor(url, person.email, '/email-change/undo'))
    await waitForVisible(page.getByRole('heading', { name: 'Adresse zurückholen' }))
    await button(page, 'Das war ich nicht').click()
    await waitForVisible(page.getByRole('heading', { name: 'Dein Konto gehört wieder dir' }))
    expect((await thief.context.request.get(`${url}/api/auth/me`)).status()).toBe(401)

    const owner = await open({})
    await owner.page.goto(page.url())
    await owner.page.getByRole('link', { name: 'Neues Passwort setzen' }).click()
    expect(await owner.page.getByLabel('E-Mail', { exact: true }).inputValue()).toBe(person.email)
    await owner.page.getByLabel('Code', { exact: true }).fill(await codeFor(url, person.email, [first]))
    await owner.page.getByLabel('Neues Passwort').fill('Acht-Sachen-81')
    await button(owner.page, 'Passwort ändern').click()
    await owner.page.waitForURL(`${url}/login`)
    await signInByHand(owner.page, person.email, 'Acht-Sachen-81')
    await topCardId(owner.page)
  },
)

journey('a lost device is signed out from the profile', async ({ signedIn, open, person, url }) => {
  const { page, monitor } = await signedIn()
  const lost = await open({ kind: 'desktop' })
  lost.monitor.allowStatus(401)
  await signIn(lost.context.request, url, person)
  await lost.page.goto('/')
  await topCardId(lost.page)
  await page.goto('/profile')
  const profile = page.getByRole('dialog', { name: 'Profil' })
  await waitForVisible(profile.getByText('Dieses Gerät'))
  monitor.allowStatus(403)
  await page.route('**/api/auth/sessions/*', (route) => {
    const isProven = route.request().postData()?.includes('"password"')
    const json = { code: 'accounts.reauth', message: 'Password', reauth: true }
    return isProven ? route.fallback() : route.fulfill({ status: 403, json })
  })
  await profile.getByRole('button', { name: / · Linux abmelden$/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Wirklich abmelden?' })
  await question.getByLabel('Dein Passwort').fill(person.password)
  await button(question, 'Abmelden').click()
  await waitForClosed(question)
  await waitForVisible(page.getByText('Abgemeldet', { exact: true }))
  await expect.poll(() => profile.getByRole('button', { name: / · Linux abmelden$/ }).count()).toBe(0)
  await lost.page.reload()
  await waitForVisible(lost.page.getByRole('link', { name: 'App erleben' }))
})

// Trust 5.2.9 for motion and vibration.
journey('language, colours, motion and vibration change at once and stay', async ({ signedIn }) => {
  const { page, context } = await signedIn()
  const otherTab = await context.newPage()
  await otherTab.goto('/search')
  await waitForVisible(otherTab.getByRole('heading', { level: 1, name: 'Suche' }))
  await page.goto('/profile')
  await page.getByLabel('Sprache').selectOption('en')
  await waitForVisible(otherTab.getByRole('heading', { level: 1, name: 'Search' }))
  await otherTab.close()
  await waitForVisible(page.getByRole('heading', { name: 'Profile', exact: true }))
  await page.getByText('Dark', { exact: true }).click()
  const shown = () =>
    page.evaluate(() => [document.documentElement.lang, getComputedStyle(document.documentElement).backgroundColor])
  await expect.poll(shown).toEqual(['en', 'rgb(11, 11, 12)'])
  await page.reload()
  await waitForVisible(page.getByRole('heading', { name: 'Profile', exact: true }))
  await expect.poll(shown).toEqual(['en', 'rgb(11, 11, 12)'])
  await page.getByText('Light', { exact: true }).click()
  await expect.poll(shown).toEqual(['en', 'rgb(244, 241, 234)'])

  for (const name of ['Motion', 'Vibration']) {
    const setting = page.getByRole('switch', { name })
    await setting.click()
    await expect.poll(() => setting.getAttribute('aria-checked')).toBe('false')
  }
  await page.addInitScript(() => {
    navigator.vibrate = () => {
      document.documentElement.dataset['tapped'] = ''
      return true
    }
  })
  await page.goto('/')
  const first = await topCardId(page)
  await button(page, 'Like').click()
  expect(await longAnimations(page)).toEqual([])
  await waitForNextCard(page, first)
  expect(await page.evaluate(() => document.documentElement.dataset['tapped'])).toBeUndefined()
  await page.goto('/profile')
  for (const name of ['Motion', 'Vibration']) {
    const setting = page.getByRole('switch', { name })
    expect(await setting.getAttribute('aria-checked')).toBe('false')
    await setting.click()
    await expect.poll(() => setting.getAttribute('aria-checked')).toBe('true')
  }
})

journey('a user deletes the account after a confirmation', async ({ signedIn, open, person, url }) => {
  const { page } = await signedIn()
  await page.goto('/profile')
  const profile = page.getByRole('dialog', { name: 'Profil' })
  const question = page.getByRole('alertdialog', { name: 'Bist du ganz sicher?' })
  await button(profile, 'Konto löschen').click()
  await waitForVisible(
    question.getByText(
      'Das kann nicht rückgängig gemacht werden. Dein Konto und alle deine Daten werden dauerhaft von unseren Servern gelöscht.',
    ),
  )
  await button(question, 'Abbrechen').click()
  await waitForClosed(question)
  await page.getByLabel('Sprache').selectOption('en')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' })
  // The sentence of Spec §2, word for word.
  await waitForVisible(
    asked.getByText(
      'This action cannot be undone. This will permanently delete your account and remove all your data from our servers.',
    ),
  )
  await button(asked, 'Delete account').click()
  await page.waitForURL(`${url}/`)
  await waitForVisible(page.getByRole('link', { name: 'Experience the App' }))

  const { page: later, monitor } = await open()
  monitor.allowStatus(401, '/api/auth/login')
  await later.goto('/login')
  await signInByHand(later, person.username, person.password)
  await waitForVisible(later.getByText('Benutzername oder Passwort ist falsch.'))
  await waitForHidden(later.getByRole('navigation', { name: 'Hauptnavigation' }))
})
