import { pictureUrl } from '../../support/gallery-pictures.ts';

/** A page that exists, with some text. Firefox shows JSON in a viewer of its own. */
export const FILM = `${location.origin}/test/support/film.html`;

/** A picture that plays it. */
export const POSTER = `<figure><a href="${FILM}" data-embed="${FILM}"><img src="${pictureUrl(0)}" alt="" width="600" height="400"></a><figcaption>Firing</figcaption></figure>`;

/** The same, sounds and words in a document. */
export const ITEMS = [
  { title: 'Firing', assetUrl: pictureUrl(0), oembed: { html: `<iframe src="${FILM}"></iframe>` } },
  { title: 'Rain', assetUrl: pictureUrl(1), structuredContent: { audioAssetUrl: `${FILM}?rain.wav` } },
  { title: 'Tide', body: 'At five.', assetUrl: '/tide.webm' },
  { title: 'A day', body: 'Words alone.' },
  { title: 'Later', mediaType: 'imageEmpty' },
  { title: 'Bought later', mediaType: 'imageLicensed', assetUrl: pictureUrl(2), licensedAssetPreview: {} },
];
