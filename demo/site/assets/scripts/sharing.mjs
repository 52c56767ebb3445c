/** Adds "Copy link" and the sharing of the device to the links of a page, where the browser has them. */
for (const section of document.querySelectorAll('.share')) {
  const printed = section.dataset.url;
  // Behind a proxy the server may know itself by another name than the visitor.
  const url = location.origin + new URL(printed, location.origin).pathname;
  const place = section.querySelector('.squarespace-social-buttons');
  const copied = section.querySelector('[role="status"] span');
  for (const link of section.querySelectorAll('a'))
    link.href = link.getAttribute('href').replace(encodeURIComponent(printed), encodeURIComponent(url));

  const actions = {
    copy: navigator.clipboard && (() => navigator.clipboard.writeText(url)),
    more: navigator.share && (() => navigator.share({ title: place.dataset.title, url })),
  };
  for (const button of [...section.querySelector('template').content.cloneNode(true).children]) {
    const { share } = button.dataset;
    if (!actions[share]) continue;
    button.addEventListener('click', async () => {
      copied.hidden = true;
      // The visitor may close the dialog of the device, or refuse the clipboard.
      const isDone = await actions[share]().then(
        () => true,
        () => false,
      );
      copied.hidden = !(isDone && share === 'copy');
    });
    place.append(button);
  }
  section.hidden = false;
}
