FROM node:22-bookworm-slim
RUN mkdir /app && chown node:node /app
WORKDIR /app
USER node
COPY --chown=node:node . .
RUN npm ci && npm run build
EXPOSE 4173
CMD ["node", "tools/start.mjs"]
