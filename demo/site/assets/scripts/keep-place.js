/** Runs inline after the form about analytics: the page stays where it is. Without a script the visitor returns to the form. */
(() => {
  const form = document.querySelector('#counting');
  const [, top] = /^#counting-(\d+)$/.exec(location.hash) ?? [];
  if (top !== undefined) {
    history.replaceState(history.state, '', location.pathname + location.search);
    scrollTo({ top: Number(top), behavior: 'instant' });
    form.focus({ preventScroll: true });
  }
  form.addEventListener('submit', () => {
    const field = form.elements.namedItem('scroll');
    field.value = String(Math.round(scrollY));
  });
})();
