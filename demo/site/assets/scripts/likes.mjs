/** Likes a post without leaving its page. Without this script the form does the same. */
const ATTEMPTS = 2;

/** The crumb of the cookie is newer than that of the page after a login in another tab. */
const crumbOf = (form) => {
  const [, crumb] = /(?:^|;\s*)crumb=([^;]*)/.exec(document.cookie) ?? [];
  return crumb === undefined ? form.querySelector('[name="crumb"]').value : decodeURIComponent(crumb);
};

async function send(form, isLiked, attempt = 1) {
  const answer = await fetch(form.getAttribute('action'), {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ crumb: crumbOf(form), liked: isLiked ? 'yes' : 'no' }),
    keepalive: true,
  });
  // The refusal of an expired crumb brings a valid one.
  if (answer.status === 403 && attempt < ATTEMPTS) return send(form, isLiked, attempt + 1);
  if (!answer.ok) throw new Error(`The like was answered with ${answer.status}.`);
  return answer.json();
}

for (const form of document.querySelectorAll('.like-form')) {
  const button = form.querySelector('button');
  const counter = button.querySelector('.sqs-simple-like');
  const error = form.querySelector('[role="alert"]');
  const shown = () => ({
    isLiked: button.getAttribute('aria-pressed') === 'true',
    count: Number(counter.dataset.likeCount),
  });
  const show = ({ isLiked, count }) => {
    button.setAttribute('aria-pressed', String(isLiked));
    button.value = isLiked ? 'no' : 'yes';
    counter.dataset.likeCount = count;
    counter.querySelector('.like-count').textContent = count > 0 ? count : '';
  };
  let stored = shown();
  let sent = Promise.resolve();
  let clicks = 0;

  show(stored);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    error.hidden = true;
    const { isLiked, count } = shown();
    const wanted = { isLiked: !isLiked, count: Math.max(0, count + (isLiked ? -1 : 1)) };
    const click = (clicks += 1);
    show(wanted);
    // One after the other, so that the last click is what the store keeps.
    sent = sent
      .then(() => send(form, wanted.isLiked))
      .then(
        (answer) => {
          stored = answer;
          if (click === clicks) show(stored);
        },
        () => {
          if (click !== clicks) return;
          show(stored);
          error.hidden = false;
        },
      );
  });
}
