/** Errors of registering a brand, of its domains, settings, team and pictures; part of `errors.ts`. */
export const WORKSPACE_ERRORS = {
  'products.plan-limit': {
    status: 409,
    de: 'Dein Tarif erlaubt {n} aktive Produkte.{more}',
    en: 'Your plan allows {n} active products.{more}',
  },
  'products.plan-drops': {
    status: 409,
    de: 'Mehr Drops auf einmal erlaubt dein Tarif nicht (Grenze: {n}).{more}',
    en: 'Your plan allows no more drops at the same time (limit: {n}).{more}',
  },
  'products.plan-paused': {
    status: 409,
    de: 'Dein Tarif ist pausiert. Setze ihn fort, um Produkte zu zeigen.',
    en: 'Your plan is paused. Resume it to show products.',
  },
  'orders.plan': {
    status: 409,
    de: 'Deinen Shop verbindest du mit dem Tarif {plan}. Tabellen mit Bestellungen kannst du in jedem Tarif hochladen.',
    en: 'You connect your shop with the {plan} plan. You can upload tables of orders with every plan.',
  },
  'imports.unknown': {
    status: 404,
    de: 'Diesen Import gibt es nicht (mehr).',
    en: 'This import does not exist (any more).',
  },
  'imports.unreadable': { status: 400, de: '{sentence}', en: '{sentence}' },
  'imports.state': {
    status: 409,
    de: 'Das geht bei diesem Import gerade nicht. Lade die Seite neu.',
    en: 'This is not possible for this import right now. Reload the page.',
  },
  'imports.mapping': {
    status: 400,
    de: 'Ordne mindestens Name und Preis einer Spalte zu.',
    en: 'Assign a column to the name and to the price at least.',
  },
  'imports.shop-address': {
    status: 400,
    de: 'Gib die Adresse deines Shops ein, wie https://dein-shop.de.',
    en: 'Enter the address of your shop, such as https://your-shop.com.',
  },
  'imports.faulty': {
    status: 409,
    de: 'Einige Produkte haben Fehler, und du wolltest alle oder keines. Es wurde nichts übernommen.',
    en: 'Some products have errors, and you asked for all or none. Nothing was imported.',
  },
  'imports.undo-over': {
    status: 404,
    de: 'Dieser Import lässt sich nicht mehr rückgängig machen.',
    en: 'This import can no longer be undone.',
  },
  'imports.stuck': {
    status: 409,
    de: 'Der Import kam auch nach mehreren Versuchen nicht weiter. Wir sehen uns das an. Du kannst ihn fortsetzen oder rückgängig machen.',
    en: 'The import made no progress, even after several attempts. We are looking into it. You can continue it or undo it.',
  },
  'imports.member-left': {
    status: 409,
    de: 'Wer ihn gestartet hat, gehört nicht mehr zum Team. Starte ihn neu.',
    en: 'The person who started it has left the team. Start it again.',
  },
  'settings.social': {
    status: 400,
    de: 'Gib den Namen des Profils oder seine Adresse auf der Seite des Netzwerks ein.',
    en: 'Enter the name of the profile, or its address on the network’s own site.',
  },
  'settings.closure': {
    status: 400,
    de: 'Das Ende muss nach dem Beginn und in der Zukunft liegen.',
    en: 'The end must be after the beginning and in the future.',
  },
  'settings.claim': {
    status: 400,
    de: '„{n}“ ist eine Umweltaussage. Belege sie in den Einstellungen unter „Profil & Versand“, oder ändere den Text.',
    en: '“{n}” is an environmental claim. Give evidence for it in the settings under “Profile & shipping”, or change the text.',
  },
  'theme.link': {
    status: 400,
    de: 'Der Link muss zu einer bestätigten Domain deiner Marke führen.',
    en: 'The link must point to a verified domain of your brand.',
  },
  'theme.contrast': {
    status: 409,
    de: 'Die Schrift auf den Buttons ist nicht lesbar. Wähle Farben, die sich stärker unterscheiden.',
    en: 'The text on the buttons cannot be read. Choose colours that differ more.',
  },
  'theme.plan': {
    status: 409,
    de: 'Dein Tarif enthält nicht alles aus diesem Design. Mit dem Tarif {plan} kannst du es veröffentlichen. Dein Entwurf bleibt.',
    en: 'Your plan does not include everything in this design. With the {plan} plan you can publish it. Your draft stays.',
  },
  'theme.preview-over': {
    status: 404,
    de: 'Diese Vorschau gilt nicht mehr. Bitte um einen neuen Link.',
    en: 'This preview is no longer valid. Ask for a new link.',
  },
  'theme.unknown-version': {
    status: 404,
    de: 'Diese Fassung gibt es nicht (mehr).',
    en: 'This version does not exist (any more).',
  },
  'team.member-unknown': {
    status: 404,
    de: 'Diese Person ist nicht (mehr) im Team.',
    en: 'This person is not in the team (any more).',
  },
  'team.already-member': {
    status: 409,
    de: 'Diese Person ist schon im Team.',
    en: 'This person is already in the team.',
  },
  'team.full': {
    status: 409,
    de: 'Das Team ist voll. Entferne zuerst eine Person oder eine Einladung.{more}',
    en: 'The team is full. Remove a person or an invitation first.{more}',
  },
  'team.owner-role': {
    status: 409,
    de: 'Die Rolle eines Inhabers ändert sich nur durch eine Übergabe.',
    en: 'The role of an owner changes only by a hand-over.',
  },
  'team.last-owner': {
    status: 409,
    de: 'Eine Marke braucht einen Inhaber. Übergib sie zuerst.',
    en: 'A brand needs an owner. Hand it over first.',
  },
  'team.invite-unknown': {
    status: 404,
    de: 'Diese Einladung gibt es nicht (mehr).',
    en: 'This invitation does not exist (any more).',
  },
  'team.invite-over': {
    status: 410,
    de: 'Diese Einladung gilt nicht mehr. Bitte um eine neue.',
    en: 'This invitation is no longer valid. Ask for a new one.',
  },
  'team.invite-address': {
    status: 403,
    de: 'Diese Einladung ging an eine andere E-Mail-Adresse. Melde dich mit dem Konto dieser Adresse an.',
    en: 'This invitation went to another email address. Sign in with the account of that address.',
  },
  'registration.none': {
    status: 404,
    de: 'Hier wartet keine Registrierung mehr auf ihren Code. Schicke sie noch einmal ab.',
    en: 'No registration waits for its code any more. Submit it again.',
  },
  'domains.invalid': {
    status: 400,
    de: 'Das ist keine Domain, die du bestätigen kannst.',
    en: 'This is not a domain that you can verify.',
  },
  'domains.unknown': {
    status: 404,
    de: 'Diese Domain hast du nicht eingetragen.',
    en: 'You have not added this domain.',
  },
  'domains.too-many': {
    status: 409,
    de: 'Mehr Domains gehen nicht. Entferne zuerst eine.',
    en: 'You cannot have more domains. Remove one first.',
  },
  'domains.method': {
    status: 400,
    de: 'Diese Domain lässt sich so nicht bestätigen. Wähle einen anderen Weg.',
    en: 'This domain cannot be verified this way. Choose another one.',
  },
  'domains.address': {
    status: 400,
    de: 'Die E-Mail-Adresse muss zu dieser Domain gehören.',
    en: 'The email address must belong to this domain.',
  },
  'domains.no-proof': {
    status: 409,
    de: 'Wir haben den Nachweis noch nicht gefunden. DNS-Änderungen brauchen manchmal einige Stunden.',
    en: 'We have not found the proof yet. DNS changes can take a few hours.',
  },
  'domains.unreachable': {
    status: 409,
    de: 'Wir haben die Website nicht erreicht. Prüfe die Adresse und versuche es noch einmal.',
    en: 'We could not reach the website. Check the address and try again.',
  },
  // Product 18; numbers are filled in.
  'pictures.type': {
    status: 415,
    de: 'Erlaubt sind JPG, PNG, WebP und AVIF.',
    en: 'JPG, PNG, WebP and AVIF are allowed.',
  },
  'pictures.too-large': {
    status: 413,
    de: 'Das Bild ist größer als {n} MB.',
    en: 'The image is larger than {n} MB.',
  },
  'pictures.too-small': {
    status: 400,
    de: 'Das Bild ist zu klein: mindestens {w}×{h} Pixel.',
    en: 'The image is too small: at least {w}×{h} pixels.',
  },
  'pictures.too-many-pixels': {
    status: 400,
    de: 'Das Bild hat zu viele Pixel: höchstens 8192 je Seite und 25 Megapixel.',
    en: 'The image has too many pixels: at most 8192 per side and 25 megapixels.',
  },
  'pictures.damaged': {
    status: 400,
    de: 'Diese Datei ist beschädigt oder kein Bild.',
    en: 'This file is damaged or not an image.',
  },
  'pictures.address': {
    status: 400,
    de: 'Unter dieser Adresse ist kein Bild erreichbar.',
    en: 'No image can be reached at this address.',
  },
  'pictures.full': {
    status: 409,
    de: 'Mehr als 12 Bilder gehen nicht. Entferne zuerst eins.',
    en: 'You cannot have more than 12 images. Remove one first.',
  },
  'pictures.quota': {
    status: 409,
    de: 'Der Speicher deiner Marke ist voll. Entferne Bilder, die du nicht mehr brauchst.',
    en: 'The storage of your brand is full. Remove images that you no longer need.',
  },
  'pictures.unknown': {
    status: 404,
    de: 'Dieses Bild gibt es nicht (mehr).',
    en: 'This image does not exist (any more).',
  },
} as const
